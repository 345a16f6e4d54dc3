import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { newsHtml } from '../../../api/contract/rules/newsDraft.ts';
import { newsDraftOf } from '../../../machines/desk/deskEditor/newsTyped.ts';
import { promotionOf } from '../../../machines/desk/deskEditor/promotionTyped.ts';
import type { Typed } from '../../../machines/desk/deskEditor/typedFields.ts';
import { Tabs } from '../../kit/Tabs.tsx';
import { ArticleBody } from '../../public/news/ArticleBody.tsx';
import { OfferRules } from '../../public/promotion/OfferRules.tsx';
import { OfferTop } from '../../public/promotion/OfferTop.tsx';
import { Pact } from '../../public/promotion/Pact.tsx';
import styles from './deskEditor.module.css';
import type { EditorProps } from './editorProps.ts';

interface PreviewProps {
  readonly typed: Typed;
  readonly language: LanguageCode;
  /** Stands where the title is missing. */
  readonly untitled: string;
}

/** What is written as players will see it: with the components of the site, in the language chosen. */
export function EditorPreview({ actor, state }: EditorProps) {
  const { t, i18n } = useTranslation();
  const { subject, typed, language } = state.context;
  const texts = useMemo(() => i18n.cloneInstance({ lng: language.toLowerCase() }), [i18n, language]);
  return (
    <section className={styles.preview} aria-labelledby="editor-preview">
      <h2 id="editor-preview">{t('editor_preview')}</h2>
      <Tabs
        label={t('editor_preview_language')}
        panel="editor-preview-panel"
        selected={language}
        disabled={!state.matches('editing')}
        tabs={(['TH', 'EN'] as const).map((id) => ({ id, label: t(`editor_language_${id}`) }))}
        onSelect={(id) => actor.send({ type: 'deskEditor.preview', language: id })}
      />
      <div id="editor-preview-panel" role="tabpanel" className={styles.paper} lang={language.toLowerCase()}>
        <I18nextProvider i18n={texts}>
          {subject === 'promotion' ? (
            <PromotionPreview typed={typed} language={language} untitled={t('editor_title')} />
          ) : (
            <NewsPreview typed={typed} language={language} untitled={t('editor_title')} />
          )}
        </I18nextProvider>
      </div>
    </section>
  );
}

function PromotionPreview({ typed, language, untitled }: PreviewProps) {
  const { title, summary, who, rules, art, terms: written, endsAt } = promotionOf(typed).draft;
  const terms = { ...written, endsAt };
  return (
    <>
      <OfferTop
        offer={{ title: title[language] || untitled, summary: summary[language], art }}
        terms={terms}
        status="join"
      />
      <Pact who={who[language]} terms={terms} standing={null} />
      <OfferRules rules={rules[language].split('\n').filter((line) => line.trim() !== '')} />
    </>
  );
}

function NewsPreview({ typed, language, untitled }: PreviewProps) {
  const { title, content, image, link, startsAt } = newsDraftOf(typed).draft;
  return (
    <ArticleBody
      article={{
        title: title[language] || untitled,
        content: newsHtml(content[language]),
        image,
        link,
        publishedAt: startsAt,
      }}
    />
  );
}
