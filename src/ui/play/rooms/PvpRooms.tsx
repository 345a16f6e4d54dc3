import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import type { Site } from '../../site/shell/site.ts';
import { Rooms } from './Rooms.tsx';

/** The rooms over the list of PVP games; a visitor is asked to log in for them. */
export function PvpRooms({ site }: { readonly site: Site }) {
  const { t } = useTranslation();
  const session = useSelector(site, ({ children }) => children.session);
  const actor = useSelector(session, (state) => state?.children.rooms);
  const isVisitor = useSelector(session, (state) => state?.matches('visitor') ?? false);
  if (actor) return <Rooms actor={actor} site={site} />;
  if (!isVisitor) return null;
  return (
    <Note>
      {t('rooms_log_in')} <Button onClick={() => site.send({ type: 'site.logIn', area: 'site' })}>{t('log_in')}</Button>
    </Note>
  );
}
