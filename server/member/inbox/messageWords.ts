import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { MessageTopic } from '../../../src/api/contract/member/inbox.ts';
import type { StoredFacts } from '../../database/inboxSchema.ts';
import { messageWordsEn } from './messageWords.en.ts';
import { messageWordsTh } from './messageWords.th.ts';
import type { TopicWords } from './topicWords.ts';

const words: Readonly<Record<LanguageCode, TopicWords>> = { EN: messageWordsEn, TH: messageWordsTh };

interface Told {
  readonly topic: MessageTopic;
  readonly facts: StoredFacts;
}

/** The words of a message in the language of its reader. */
export function wordsOf(
  { topic, facts }: Told,
  language: LanguageCode,
): { readonly title: string; readonly text: string } {
  if (topic === 'note') return { title: facts.words?.title[language] ?? '', text: facts.words?.text[language] ?? '' };
  const [title, text] = words[language][topic](facts);
  return { title, text };
}
