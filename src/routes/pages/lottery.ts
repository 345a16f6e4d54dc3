import { lotteryEvents } from '../../machines/play/lottery/lottery.events.ts';
import { lotteryMachine } from '../../machines/play/lottery/lottery.machine.ts';
import { LotteryPage } from '../../ui/play/lottery/LotteryPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: lotteryEvents, machine: lotteryMachine, View: LotteryPage });
