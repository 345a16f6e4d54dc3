/**
 * What follows the entry: parts of every page and of home, in one file. Small files would wait for one another on a
 * phone's network.
 */

export { GameHost } from './play/games/GameHost.tsx';
export { PublicPage } from './play/games/PublicPage.tsx';
export { AppBlock } from './public/home/AppBlock.tsx';
export { FreePlayOffer } from './public/home/FreePlayOffer.tsx';
export { HomeGames } from './public/home/HomeGames.tsx';
export { HotMatches } from './public/home/HotMatches.tsx';
export { NoticeLine } from './public/home/NoticeLine.tsx';
export { Numbers } from './public/home/Numbers.tsx';
export { Promotions } from './public/home/Promotions.tsx';
export { Winners } from './public/home/Winners.tsx';
export { ConsentBar } from './site/analytics/ConsentBar.tsx';
export { AppNote } from './site/app/AppNote.tsx';
export { Clock } from './site/clock/Clock.tsx';
export { DialogHost } from './site/dialogs/DialogHost.tsx';
export { ModalTrouble } from './site/modals/ModalTrouble.tsx';
export { CategoryNav } from './site/shell/CategoryNav.tsx';
export { CategorySheet } from './site/shell/CategorySheet.tsx';
export { Footer } from './site/shell/Footer.tsx';
export { LanguageMenu } from './site/shell/LanguageMenu.tsx';
export { PhoneMenu } from './site/shell/PhoneMenu.tsx';
export { SideBar } from './site/shell/SideBar.tsx';
export { ThemeMenu } from './site/shell/ThemeMenu.tsx';
export { ToastHost } from './site/toasts/ToastHost.tsx';
