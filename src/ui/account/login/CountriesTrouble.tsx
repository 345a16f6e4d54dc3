import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import type { LoginActor } from './loginActor.ts';

type CountriesActor = NonNullable<ReturnType<LoginActor['getSnapshot']>['children']['countries']>;

/** Loading the countries failed; shows the reason and Retry. */
export function CountriesTrouble({ countries }: { readonly countries: CountriesActor }) {
  const { t } = useTranslation();
  const failed = useSelector(countries, (snapshot) => snapshot.matches('failed'));
  if (!failed) return null;
  return (
    <Note tone="danger" role="alert">
      {t('login_countries_failed')}{' '}
      <Button type="button" size="small" onClick={() => countries.send({ type: 'resource.retry' })}>
        {t('retry')}
      </Button>
    </Note>
  );
}
