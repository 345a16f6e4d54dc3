import { useTranslation } from 'react-i18next';
import type { Country } from '../../api/contract/ext.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { Flag } from '../kit/Flag.tsx';
import styles from './country.module.css';
import { keepInView, openList } from './openList.ts';

interface CountryListProps {
  readonly id: string;
  readonly countries: readonly Country[];
  readonly chosen: Country | null;
  /** The place that the keys have reached. */
  readonly active: number;
  readonly language: LanguageCode;
  readonly onPick: (countryCode: string) => void;
}

export const optionId = (listId: string, countryCode: string): string => `${listId}-${countryCode}`;

/** The countries, each with flag, name and dialling code (COUNTRY-03, 04). The focus stays with the combobox. */
export function CountryList({ id, countries, chosen, active, language, onPick }: CountryListProps) {
  const { t } = useTranslation();
  return (
    <div
      ref={openList}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={t('country_list')}
      tabIndex={-1}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {countries.map(({ countryCode, countryDialingCode, name }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
        <div
          key={countryCode}
          ref={place === active ? keepInView : null}
          id={optionId(id, countryCode)}
          role="option"
          aria-selected={countryCode === chosen?.countryCode}
          data-active={place === active || undefined}
          tabIndex={-1}
          className={styles.option}
          onClick={() => onPick(countryCode)}
        >
          <Flag countryCode={countryCode} />
          <span className={styles.name}>{name[language]}</span>{' '}
          <span className={styles.code}>{`+${countryDialingCode}`}</span>
        </div>
      ))}
    </div>
  );
}
