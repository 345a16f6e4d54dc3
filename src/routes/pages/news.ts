import { newsPage } from '../../machines/public/news/news.machine.ts';
import { NewsPage } from '../../ui/public/news/NewsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ ...newsPage, View: NewsPage });
