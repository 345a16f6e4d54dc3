import { aboutPage } from '../../machines/public/about/about.machine.ts';
import { AboutPage } from '../../ui/public/about/AboutPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ ...aboutPage, View: AboutPage });
