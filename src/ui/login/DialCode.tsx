import { useTranslation } from 'react-i18next';
import type { Country } from '../../api/contract/ext.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { Flag } from '../kit/Flag.tsx';
import styles from './login.module.css';

interface DialCodeProps {
  readonly country: Country | null;
  readonly countries: readonly Country[];
  readonly texts: LanguageCode;
  readonly disabled: boolean;
  readonly onChoose: (country: Country) => void;
}

/** Flag and dialling code of a number; the platform's own list of countries lies over it. */
export function DialCode({ country, countries, texts, disabled, onChoose }: DialCodeProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.dial}>
      {country ? <Flag countryCode={country.countryCode} /> : null}
      <span aria-hidden="true">{`+${country?.countryDialingCode ?? ''}`}</span>
      <select
        className={styles.dialSelect}
        aria-label={t('login_country', {
          country: country?.name[texts] ?? '',
          code: country?.countryDialingCode ?? '',
        })}
        value={country?.countryCode ?? ''}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = countries.find(({ countryCode }) => countryCode === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {countries.map(({ countryCode, countryDialingCode, name }) => (
          <option key={countryCode} value={countryCode}>{`${name[texts]} +${countryDialingCode}`}</option>
        ))}
      </select>
    </span>
  );
}
