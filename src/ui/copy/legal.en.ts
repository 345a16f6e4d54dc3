export interface LegalText {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

/** What a player agrees to; a merchant with real money replaces it by its own. */
export const legalEn: Readonly<Record<'terms' | 'privacy', LegalText>> = {
  terms: {
    title: 'Terms of use',
    sections: [
      {
        heading: 'Play money',
        text: 'This site uses play money, shown as P. It cannot be bought or cashed out, and has no value outside this site.',
      },
      {
        heading: 'Who may play',
        text: 'You must meet the age stated on the sign-up form and be allowed to play where you live. One account per person. Accounts may not be lent, sold or shared.',
      },
      {
        heading: 'Your account',
        text: 'Keep your password and our codes to yourself. We never ask for them. Tell customer service at once if someone else may know them. Until then, you are responsible for activity on your account.',
      },
      {
        heading: 'Fair play',
        text: 'Bots, exploiting bugs and colluding against other players are not allowed. We may void the affected rounds and close the account.',
      },
      {
        heading: 'Limits and breaks',
        text: 'Play for fun, and stop when it isn’t. You can ask customer service to close your account at any time.',
      },
      {
        heading: 'Changes',
        text: 'We will tell you about changes before you next play. If you do not agree, you can close your account.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    sections: [
      {
        heading: 'What we keep',
        text: 'Your sign-up details, when and where you log in, and what you play. Passwords are stored only as hashes that nobody can read.',
      },
      {
        heading: 'How we use it',
        text: 'To run your account, keep it safe and answer your messages. We do not sell your data or use it for third-party advertising.',
      },
      {
        heading: 'Messages',
        text: 'We send codes by SMS and links by email when you request them. The delivery services get only your number or address and the message.',
      },
      {
        heading: 'Visit statistics',
        text: 'If you agree, we count how often each page is opened per day, without your name, address or device. You can change your mind at any time.',
      },
      {
        heading: 'This browser',
        text: 'Language, theme and your login are stored in your browser. Remember me stores your username for a day, and your password encrypted so that only this browser can use it.',
      },
      {
        heading: 'Your rights',
        text: 'Ask customer service to show or correct your data, or to delete it together with your account.',
      },
    ],
  },
};
