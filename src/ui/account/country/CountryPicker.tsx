import { useSelector } from '@xstate/react';
import { type FocusEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { countryPickerMachine } from '../../../machines/account/countryPicker/countryPicker.machine.ts';
import { countryOf } from '../../../machines/account/countryPicker/countryPicker.rules.ts';
import { Flag } from '../../kit/Flag.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronDownIcon } from '../../kit/icons/shell.ts';
import { optionId } from '../../kit/OptionList.tsx';
import { CountryList } from './CountryList.tsx';
import styles from './country.module.css';
import { pickerEventOf } from './pickerKeys.ts';

export interface CountryPickerProps {
  readonly picker: ActorRefFrom<typeof countryPickerMachine>;
  /** Read-only: shows the country without a list. */
  readonly readOnly: boolean;
}

/** Flag and dialling code before a mobile number; opens the list of countries (COUNTRY-01…09). */
export function CountryPicker({ picker, readOnly }: CountryPickerProps) {
  const { t, i18n } = useTranslation();
  const listId = useId();
  const state = useSelector(picker, (snapshot) => snapshot);
  const { countries, active } = state.context;
  const language = i18n.language === 'th' ? 'TH' : 'EN';
  const country = countryOf(state.context);
  const isOpen = state.hasTag('open') && !readOnly;
  const activeCode = countries[active]?.countryCode;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus goes, and nothing else
    <div
      className={styles.picker}
      onFocus={() => picker.send({ type: 'countryPicker.return' })}
      onBlur={(event) => {
        if (hasLeft(event)) picker.send({ type: 'countryPicker.leave' });
      }}
    >
      <div
        role="combobox"
        tabIndex={0}
        className={styles.shown}
        aria-label={
          country
            ? t('country_chosen', { country: country.name[language], code: country.countryDialingCode })
            : t('country_none')
        }
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && activeCode ? optionId(listId, activeCode) : undefined}
        aria-disabled={readOnly || countries.length === 0 || undefined}
        onClick={() => {
          if (!readOnly)
            picker.send(isOpen ? { type: 'countryPicker.close' } : { type: 'countryPicker.open', at: 'chosen' });
        }}
        onKeyDown={(event) => {
          const wish = readOnly ? null : pickerEventOf(event, state, language);
          if (wish === null) return;
          if (event.key !== 'Tab') event.preventDefault();
          picker.send(wish);
        }}
      >
        {country ? <Flag countryCode={country.countryCode} /> : null}
        <span aria-hidden="true">{`+${country?.countryDialingCode ?? ''}`}</span>
        <Icon d={chevronDownIcon} size="small" className={styles.mark} />
      </div>
      {isOpen ? (
        <CountryList
          id={listId}
          countries={countries}
          chosen={country}
          active={activeCode ?? null}
          language={language}
          onPick={(countryCode) => picker.send({ type: 'countryPicker.pick', countryCode })}
        />
      ) : null}
    </div>
  );
}

const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
