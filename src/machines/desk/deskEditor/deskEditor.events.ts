import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';
import { deskPlace } from '../deskPage/deskPage.events.ts';

/** What the editor writes. */
export type EditorSubject = 'promotion' | 'news';

/** What is typed or chosen, of promotions and news alike; all as text, so that nothing typed is lost. */
export const editorField = z.enum([
  'kind',
  'type',
  'art',
  'image',
  'filters',
  'titleTH',
  'titleEN',
  'summaryTH',
  'summaryEN',
  'whoTH',
  'whoEN',
  'rulesTH',
  'rulesEN',
  'contentTH',
  'contentEN',
  'amount',
  'percent',
  'task',
  'least',
  'prizes',
  'wagering',
  'days',
  'games',
  'newDays',
  'link',
  'startsAt',
  'endsAt',
]);
export type EditorField = z.infer<typeof editorField>;

export const deskEditorEvents = defineEvents({
  'deskEditor.retry': emptyPayload,
  'deskEditor.type': z.object({ field: editorField, value: visible(z.string()) }),
  /** The language of the preview. */
  'deskEditor.preview': z.object({ language: languageCode }),
  'deskEditor.saveDraft': emptyPayload,
  'deskEditor.publish': emptyPayload,
  'deskEditor.confirm': emptyPayload,
  /** Back to the form, from a question. */
  'deskEditor.back': emptyPayload,
  /** Outcome unknown: resend with the same key. */
  'deskEditor.resend': emptyPayload,
  /** To the list, or to where the menu leads; asks first where something would be lost. */
  'deskEditor.close': z.object({ next: z.optional(deskPlace) }),
  'deskEditor.discard': emptyPayload,
});
