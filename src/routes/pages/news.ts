import { newsEvents } from '../../machines/news/news.events.ts';
import { newsMachine } from '../../machines/news/news.machine.ts';
import { NewsPage } from '../../ui/news/NewsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: newsEvents, machine: newsMachine, View: NewsPage });
