import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import type { StatementRow } from '../../api/contract/statement.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { downloadIcon } from '../kit/icons/centre.ts';
import { Note } from '../kit/Note.tsx';
import type { ListActor } from '../list/listState.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import type { StatementPart } from './statementFilters.ts';

interface ExportButtonProps {
  readonly actor: ListActor<StatementPart<StatementRow>>;
  readonly busy: boolean;
}

/** Exports the movements. */
export function ExportButton({ actor, busy }: ExportButtonProps) {
  const { t } = useTranslation();
  const canExport = useSelector(actor as AnyActorRef, (snapshot): boolean => snapshot.can({ type: 'list.export' }));
  return (
    <Button size="small" busy={busy} disabled={!canExport} onClick={() => actor.send({ type: 'list.export' })}>
      <Icon d={downloadIcon} size="small" />
      {t('statement_download')}
    </Button>
  );
}

interface ExportNotesProps {
  readonly saved: { readonly name: string; readonly left: number } | null;
  readonly fileFailure: ApiFailure | null;
}

/** The result of the last export. */
export function ExportNotes({ saved, fileFailure }: ExportNotesProps) {
  const { t } = useTranslation();
  return (
    <>
      {saved ? (
        <Note tone={saved.left > 0 ? 'accent' : 'gain'} role="status">
          {saved.left > 0 ? t('statement_saved_left', saved) : t('statement_saved', saved)}
        </Note>
      ) : null}
      <FailureNote failure={fileFailure} />
    </>
  );
}
