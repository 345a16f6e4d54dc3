import { incomePage } from '../../machines/agent/income/income.machine.ts';
import { IncomePage } from '../../ui/agent/income/IncomePage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ ...incomePage, View: IncomePage });
