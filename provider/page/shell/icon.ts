import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { type IconName, icon as iconHtml } from '../art/furniture.ts';

export const icon = (name: IconName, more = '') => unsafeHTML(iconHtml(name, more));
