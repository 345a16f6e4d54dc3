import { searchEvents } from '../../machines/public/search/search.events.ts';
import { wireSearch } from '../../machines/public/search/search.wire.ts';
import { SearchPage } from '../../ui/public/search/SearchPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: searchEvents, machine: wireSearch, View: SearchPage });
