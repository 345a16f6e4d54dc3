import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import type { Paged } from '../../machines/list/list.rules.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { downloadIcon } from '../kit/icons/centre.ts';
import { Note } from '../kit/Note.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import type { ListActor, ListFileActor, ListFileSnapshot } from './listState.ts';

/** Downloads all rows of a list as CSV. */
export function ExportButton<Part extends Paged>({ actor }: { readonly actor: ListActor<Part> }) {
  const { t } = useTranslation();
  const canExport = useSelector(actor as AnyActorRef, (snapshot): boolean => snapshot.can({ type: 'list.export' }));
  return (
    <Button size="small" disabled={!canExport} onClick={() => actor.send({ type: 'list.export' })}>
      <Icon d={downloadIcon} size="small" />
      {t('list_download')}
    </Button>
  );
}

/** The download that is under way, or the result of the last one. */
export function ExportNotes({ file }: { readonly file: ListFileActor }) {
  const { t } = useTranslation();
  const state = useSelector(file as AnyActorRef, (snapshot): ListFileSnapshot => snapshot);
  const { saved, failure } = state.context;
  return (
    <>
      {state.hasTag('busy') ? (
        <Note tone="accent" role="status">
          {t('list_preparing')}
        </Note>
      ) : null}
      {saved ? (
        <Note tone={saved.left > 0 ? 'accent' : 'gain'} role="status">
          {saved.left > 0 ? t('list_saved_left', saved) : t('list_saved', saved)}
        </Note>
      ) : null}
      <FailureNote failure={failure} />
    </>
  );
}
