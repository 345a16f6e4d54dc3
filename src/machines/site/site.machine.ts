import { textsOf } from '../locale/language.ts';
import { announcementsCall, matchesCall, winnersCall } from './content.ts';
import { siteSetup } from './site.setup.ts';
import { siteActorEvents } from './siteActorEvents.ts';
import { siteUserEvents } from './siteUserEvents.ts';

/**
 * Root of the actor system: status, session, locale, theme, clock, notices, dialogs and modals are its children, each
 * with a fixed id. Decides what follows when one of them ends.
 */
export const siteMachine = siteSetup.createMachine({
  id: 'site',
  context: ({ input }) => ({
    host: input.host,
    origin: input.origin,
    brandName: input.brandName,
    path: input.path,
    language: textsOf(input.language),
    whitelabel: null,
    countries: [],
    country: null,
    hasToken: input.hasToken,
    member: null,
    returnPath: null,
    welcome: null,
    noticesReadAt: input.noticesReadAt,
    newestNoticeAt: input.noticesReadAt,
    changing: false,
    startLanguage: input.language,
    startTheme: input.theme,
    startConsent: input.consent,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The site, whatever its status shows.',
      invoke: [
        { id: 'clock', systemId: 'clock', src: 'clock', onError: 'broken' },
        {
          id: 'theme',
          systemId: 'theme',
          src: 'theme',
          input: ({ context }) => ({ stored: context.startTheme }),
          onError: 'broken',
        },
        {
          id: 'locale',
          systemId: 'locale',
          src: 'locale',
          input: ({ context }) => ({ language: context.startLanguage }),
          onError: 'broken',
        },
        {
          id: 'status',
          systemId: 'status',
          src: 'status',
          input: ({ context }) => ({ host: context.host }),
          onError: 'broken',
        },
        {
          id: 'domain',
          systemId: 'domain',
          src: 'domain',
          input: ({ context }) => ({ host: context.host }),
          onError: 'broken',
        },
        { id: 'dialogs', systemId: 'dialogs', src: 'dialogs', onError: 'broken' },
        { id: 'toasts', systemId: 'toasts', src: 'toasts', onError: 'broken' },
        { id: 'modals', systemId: 'modals', src: 'modals', onError: 'broken' },
        { id: 'tabs', src: 'tabs', onError: 'broken' },
        {
          id: 'analytics',
          systemId: 'analytics',
          src: 'analytics',
          input: ({ context }) => ({ consent: context.startConsent, path: context.path }),
          onError: 'broken',
        },
        {
          id: 'session',
          systemId: 'session',
          src: 'session',
          input: ({ context }) => ({ hasToken: context.hasToken }),
          onError: 'broken',
        },
        { id: 'app', systemId: 'app', src: 'app', onError: 'broken' },
        { id: 'games', systemId: 'games', src: 'games', onError: 'broken' },
        { id: 'hero', systemId: 'hero', src: 'hero', onError: 'broken' },
        {
          id: 'whitelabel',
          systemId: 'whitelabel',
          src: 'whitelabel',
          input: { call: { request: {} } },
          onError: 'broken',
        },
        {
          id: 'countries',
          systemId: 'countries',
          src: 'countries',
          input: { call: { request: {} } },
          onError: 'broken',
        },
        {
          id: 'announcements',
          systemId: 'announcements',
          src: 'announcements',
          input: ({ context }) => ({ call: announcementsCall(context.language) }),
          onError: 'broken',
        },
        {
          id: 'winners',
          systemId: 'winners',
          src: 'winners',
          input: ({ context }) => ({ call: winnersCall(context.language) }),
          onError: 'broken',
        },
        {
          id: 'matches',
          systemId: 'matches',
          src: 'matches',
          input: ({ context }) => ({ call: matchesCall(context.language) }),
          onError: 'broken',
        },
        { id: 'numbers', systemId: 'numbers', src: 'numbers', input: { call: null }, onError: 'broken' },
      ],
      on: {
        ...siteActorEvents,
        ...siteUserEvents,
      },
    },
    broken: { description: 'The site itself has failed; offers to reload the page.' },
  },
});
