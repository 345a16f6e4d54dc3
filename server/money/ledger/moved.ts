import { createCommitNotes } from '../../database/commitNotes.ts';

const moved = createCommitNotes();

/** Notes a change of a member's purse, to be told after the commit of the transaction around it. */
export const noteMoved = moved.note;
/** Listens to committed changes of members' purses that go through this database handle. */
export const onMoved = moved.listen;
