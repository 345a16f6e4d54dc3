import { createTexts } from './i18n.ts';

/** The texts of this page. */
export const siteTexts = createTexts();
