import { lotteryEvents } from '../../machines/lottery/lottery.events.ts';
import { lotteryMachine } from '../../machines/lottery/lottery.machine.ts';
import { LotteryPage } from '../../ui/lottery/LotteryPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: lotteryEvents, machine: lotteryMachine, View: LotteryPage });
