import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { MailMessage } from './mailPort.ts';

interface Letter {
  readonly subject: string;
  readonly before: readonly string[];
  readonly link?: { readonly button: string; readonly url: string };
  readonly after: readonly string[];
}

/** An email as text and as HTML with the same wording. */
export function letter(
  language: LanguageCode,
  { subject, before, link, after }: Letter,
): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escaped(text)}</p>\n`).join('');
  const url = link === undefined ? '' : escaped(link.url);
  const way =
    link === undefined
      ? ''
      : `<p><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1c1b22;color:#ffffff;text-decoration:none">${escaped(link.button)}</a></p>
<p style="word-break:break-all"><a href="${url}">${url}</a></p>
`;
  return {
    subject,
    text: [...before, ...(link === undefined ? [] : [link.url]), ...after].join('\n\n'),
    html: `<!doctype html>
<html lang="${language.toLowerCase()}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 sans-serif;color:#1c1b22;background:#ffffff">
<div style="max-width:560px">
${paragraphs(before)}${way}${paragraphs(after)}</div>
</body>
</html>
`,
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
