import {
  type RegisterSettings,
  type RuledField,
  ruledField,
} from '../../../../src/api/contract/account/registration.ts';
import { registerSettings } from '../../registerSettings.ts';

/** Settings of a form with exactly these fields, in this order. */
export const settingsWith = (
  fields: readonly RuledField[],
  features: Partial<RegisterSettings['features']>,
  others: Partial<RegisterSettings> = {},
): RegisterSettings => ({
  ...registerSettings,
  rules: Object.fromEntries(
    ruledField.options.map((field) => [
      field,
      { ...registerSettings.rules[field], enabled: fields.includes(field), required: false },
    ]),
  ) as RegisterSettings['rules'],
  order: [...fields],
  features: { ...registerSettings.features, ...features },
  ...others,
});

/** Both methods; mobile without a password, and with codes from the site's own SMS. */
export const bothWays = settingsWith(['username', 'password', 'affiliateCode', 'captcha'], {
  usernameRegistration: true,
  mobileRegistration: true,
});

/** User names only, and an optional field. */
export const byName = settingsWith(['username', 'password', 'line', 'captcha'], { usernameRegistration: true });

/** Mobile only, verified by a hosted service. */
export const hosted = settingsWith(
  ['mobileNum'],
  { mobileRegistration: true },
  { phoneAuth: { channel: 'phone-service', url: 'https://phone.example.test', key: 'public-key' } },
);
