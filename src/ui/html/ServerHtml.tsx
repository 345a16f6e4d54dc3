import DOMPurify from 'dompurify';
import { useTranslation } from 'react-i18next';
import { serverLang } from '../copy/serverLang.ts';
import styles from './html.module.css';

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'h4', 'blockquote'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:|\/(?!\/)|mailto:|tel:)/i,
  RETURN_TRUSTED_TYPE: true,
};

/**
 * HTML from the server, in Thai or English, sanitised again here (decision S11); not where the server renders it, which
 * has sanitised it and sends it itself.
 */
export function ServerHtml({ html }: { readonly html: string }) {
  const { i18n } = useTranslation();
  const clean = import.meta.env.SSR ? html : (DOMPurify.sanitize(html, allowed) as unknown as string);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above, and by the server before
    <div className={styles.html} lang={serverLang(i18n.language)} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
