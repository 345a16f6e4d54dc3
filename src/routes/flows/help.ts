import { helpMachine } from '../../machines/public/help/help.machine.ts';
import { plug } from '../../machines/support/plug.ts';
import { HelpDialog } from '../../ui/public/help/HelpDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<typeof helpMachine>((deps) => ({ logic: plug(helpMachine, deps), View: HelpDialog }));
