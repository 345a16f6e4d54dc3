import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '../../../api/contract/account/registration.ts';
import { isRequired } from '../../../api/contract/rules/registerForm.ts';
import { openField, secretField } from '../../../machines/account/register/register.events.ts';
import { shownProblem } from '../../../machines/account/register/register.rules.ts';
import { patternText, problemText } from '../../copy/problemText.ts';
import { DateField } from '../../kit/DateField.tsx';
import { Field } from '../../kit/Field.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import { fieldAttributes, type PlainField } from './fieldAttributes.ts';
import type { RegisterActor } from './registerActor.ts';

interface RegisterLineProps {
  readonly actor: RegisterActor;
  readonly field: PlainField;
}

/** A single-line field with the server's rule as hint (VALID-06…10). */
export function RegisterLine({ actor, field }: RegisterLineProps) {
  const { t } = useTranslation();
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const error = useSelector(actor, ({ context }) => problemText(t, field, shownProblem(context, field)));
  const rule = useSelector(actor, ({ context }) => context.settings?.rules[field]);
  const required = useSelector(
    actor,
    ({ context: { settings, method } }) => settings !== null && isRequired(field, method, settings),
  );
  const { isRuleSaid, type, ...looks } = fieldAttributes[field];
  const label = t(`register_${field}`);

  const line = {
    ...looks,
    label: required ? label : t('register_optional', { label }),
    name: field,
    value,
    error,
    hint: isRuleSaid && rule ? ruleText(t, field, rule) : undefined,
    readOnly: busy,
    spellCheck: false,
    autoCapitalize: field === 'payeeName' || field === 'nickname' ? 'words' : 'none',
    maxLength: 254,
    onChange: (typed: string) => actor.send(typing(field, typed)),
    onLeave: () => actor.send({ type: 'register.leaveField', field }),
  };
  switch (type) {
    case 'password':
      return <PasswordField {...line} showLabel={t('password_show')} hideLabel={t('password_hide')} />;
    case 'date':
      return <DateField {...line} />;
    default:
      return <Field {...line} type={type ?? 'text'} />;
  }
}

function ruleText(t: TFunction, field: PlainField, { patternId, minLength: min, maxLength: max }: FieldRule): string {
  return field === 'password' ? t('register_password_hint', { min, max }) : patternText(t, { patternId, min, max });
}

function typing(field: PlainField, value: string) {
  const open = openField.safeParse(field);
  return open.success
    ? ({ type: 'register.type', field: open.data, value } as const)
    : ({ type: 'register.typeSecret', field: secretField.parse(field), value } as const);
}
