import { openConsole } from './openConsole.ts';
import { siteRoot } from './siteRoot.ts';

export const openSiteConsole = () => openConsole(siteRoot);
