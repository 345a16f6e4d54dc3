import { searchEvents } from '../../machines/search/search.events.ts';
import { wireSearch } from '../../machines/search/search.wire.ts';
import { SearchPage } from '../../ui/search/SearchPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: searchEvents, machine: wireSearch, View: SearchPage });
