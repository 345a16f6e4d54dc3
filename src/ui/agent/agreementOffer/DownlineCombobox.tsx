import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { downlinePickerMachine } from '../../../machines/agent/downlinePicker/downlinePicker.machine.ts';
import { activeDownline } from '../../../machines/agent/downlinePicker/downlinePicker.rules.ts';
import { Field, type FieldProps } from '../../kit/Field.tsx';
import { optionId } from '../../kit/OptionList.tsx';
import { DownlineList } from './DownlineList.tsx';
import styles from './downline.module.css';
import { downlineHint } from './downlineHint.ts';
import { downlineEventOf } from './downlineKeys.ts';

interface DownlineComboboxProps {
  readonly picker: ActorRefFrom<typeof downlinePickerMachine>;
  readonly line: Pick<FieldProps, 'label' | 'value' | 'error' | 'onChange'>;
}

/** Text field with a list of matching downlines (WAI-ARIA editable combobox). */
export function DownlineCombobox({ picker, line }: DownlineComboboxProps) {
  const { t } = useTranslation();
  const listId = useId();
  const state = useSelector(picker, (snapshot) => snapshot);
  const list = state.context.found?.list ?? [];
  const isOpen = state.hasTag('open');
  const isListed = isOpen && list.length > 0;
  const active = activeDownline(state.context)?.username ?? null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus goes, and nothing else
    <div
      className={styles.picker}
      onBlur={() => {
        if (isOpen) picker.send({ type: 'downlinePicker.close' });
      }}
    >
      <Field
        {...line}
        hint={downlineHint(t, state)}
        role="combobox"
        aria-autocomplete="list"
        aria-busy={state.hasTag('busy') || undefined}
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && active !== null ? optionId(listId, active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onClick={() => {
          if (!isOpen) picker.send({ type: 'downlinePicker.open', value: line.value });
        }}
        onKeyDown={(event) => {
          const wish = downlineEventOf(event.key, state, line.value);
          if (wish === null) return;
          event.preventDefault();
          picker.send(wish);
        }}
      />
      {isListed ? (
        <DownlineList
          id={listId}
          list={list}
          active={active}
          onPick={(username) => picker.send({ type: 'downlinePicker.pick', username })}
        />
      ) : null}
    </div>
  );
}
