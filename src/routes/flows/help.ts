import { helpMachine } from '../../machines/help/help.machine.ts';
import { plug } from '../../machines/support/plug.ts';
import { HelpDialog } from '../../ui/help/HelpDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<typeof helpMachine>((deps) => ({ logic: plug(helpMachine, deps), View: HelpDialog }));
