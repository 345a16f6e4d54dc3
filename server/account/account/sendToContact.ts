import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { ServerDeps } from '../../deps.ts';
import { letter } from '../../mail/letter.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import type { Contact } from './contactOf.ts';
import type { ContactWords } from './contactWords.ts';

/** Sends a text by SMS or email. Rejects when the provider did not accept it. */
export async function sendToContact(
  deps: ServerDeps,
  { kind, to }: Pick<Contact, 'kind' | 'to'>,
  { subject, text }: ContactWords,
  { language, code }: { readonly language: LanguageCode; readonly code: string | null },
): Promise<void> {
  if (kind === 'mobile') return deps.sms.send({ to, text, code });
  const { brandName } = await merchantOf(deps);
  await deps.mail.send({ to, code, ...letter(language, { subject, before: [text], after: [brandName] }) });
}
