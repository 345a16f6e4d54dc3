import { useTranslation } from 'react-i18next';
import { Field } from '../../kit/Field.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import styles from './deskEditor.module.css';
import type { FormPartProps } from './editorProps.ts';

interface BothLanguagesProps extends FormPartProps {
  readonly word: 'title' | 'summary' | 'who' | 'rules' | 'content';
  readonly most: number;
  /** Lines of text; else a single line. */
  readonly rows?: number;
  readonly hint?: string;
}

/** A text in Thai and in English, side by side. */
export function BothLanguages({ word, most, rows, hint, typed, readOnly, errorOf, fill }: BothLanguagesProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      {(['TH', 'EN'] as const).map((language) => {
        const field = `${word}${language}` as const;
        const shared = {
          label: t(`editor_in_${language}`, { what: t(`editor_${word}`) }),
          value: typed[field],
          readOnly,
          lang: language.toLowerCase(),
          maxLength: most,
          error: errorOf(field),
          onChange: fill(field),
          ...(hint === undefined ? {} : { hint }),
        };
        return rows === undefined ? (
          <Field key={field} {...shared} autoComplete="off" />
        ) : (
          <TextArea key={field} {...shared} rows={rows} />
        );
      })}
    </div>
  );
}
