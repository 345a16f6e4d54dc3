import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { EditorField } from '../../../machines/desk/deskEditor/deskEditor.events.ts';
import type { deskEditorMachine } from '../../../machines/desk/deskEditor/deskEditor.machine.ts';
import type { Typed } from '../../../machines/desk/deskEditor/typedFields.ts';

export interface EditorProps {
  readonly actor: ActorRefFrom<typeof deskEditorMachine>;
  readonly state: SnapshotFrom<typeof deskEditorMachine>;
}

/** What the parts of the form need: what is typed, what is wrong with it, and where typing goes. */
export interface FormPartProps {
  readonly typed: Typed;
  /** On its way: nothing can be changed. */
  readonly readOnly: boolean;
  /** What is wrong with a field, in words; null where nothing is. */
  readonly errorOf: (field: EditorField) => string | null;
  readonly fill: (field: EditorField) => (value: string) => void;
}
