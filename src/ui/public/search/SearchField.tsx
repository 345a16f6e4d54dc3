import { useTranslation } from 'react-i18next';
import { MAX_SEARCH } from '../../../api/contract/public/search.ts';
import { SearchBox } from '../../kit/SearchBox.tsx';
import type { SearchProps } from './searchProps.ts';

/** Searches as one types; Enter at once. */
export function SearchField({ actor, state }: SearchProps) {
  const { t } = useTranslation();
  return (
    <SearchBox
      large
      label={t('search_label')}
      placeholder={t('search_example')}
      clearLabel={t('search_clear')}
      value={state.context.query}
      maxLength={MAX_SEARCH}
      busy={state.hasTag('busy')}
      submit={{ label: t('search_submit'), onSubmit: () => actor.send({ type: 'search.submit' }) }}
      onChange={(query) => actor.send({ type: 'search.type', query })}
    />
  );
}
