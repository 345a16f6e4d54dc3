import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import { Flag } from '../../kit/Flag.tsx';
import { OptionList } from '../../kit/OptionList.tsx';
import styles from './country.module.css';

interface CountryListProps {
  readonly id: string;
  readonly countries: readonly Country[];
  readonly chosen: Country | null;
  /** Code of the active option. */
  readonly active: string | null;
  readonly language: LanguageCode;
  readonly onPick: (countryCode: string) => void;
}

/** Countries with flag, name and dialling code (COUNTRY-03, 04). */
export function CountryList({ countries, chosen, language, ...rest }: CountryListProps) {
  const { t } = useTranslation();
  const options = countries.map(({ countryCode, countryDialingCode, name }) => ({
    value: countryCode,
    selected: countryCode === chosen?.countryCode,
    content: (
      <>
        <Flag countryCode={countryCode} />
        <span className={styles.name}>{name[language]}</span>{' '}
        <span className={styles.code}>{`+${countryDialingCode}`}</span>
      </>
    ),
  }));
  return <OptionList {...rest} label={t('country_list')} options={options} className={styles.list} />;
}
