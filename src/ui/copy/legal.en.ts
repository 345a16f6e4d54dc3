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
        text: 'This site plays with play money, written P. It is not bought, it is not paid out, and it is worth nothing outside this site.',
      },
      {
        heading: 'Who may play',
        text: 'You must be of the age that the sign-up form names, and allowed to play where you live. One person has one account, and an account is not lent, sold or shared.',
      },
      {
        heading: 'Your account',
        text: 'Keep your password and the codes that we send to yourself. We never ask for them. Tell customer service at once if somebody else may know them. What is done with your account counts as done by you until then.',
      },
      {
        heading: 'Fair play',
        text: 'Programs that play for you, faults that you find and use, and agreements between players against others are not allowed. We may void the rounds concerned and close the account.',
      },
      {
        heading: 'Limits and breaks',
        text: 'Play for fun, and stop when it is none. You can ask customer service at any time to close your account.',
      },
      {
        heading: 'Changes',
        text: 'When these terms change, you are told before you play on. If you do not agree, your account can be closed.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    sections: [
      {
        heading: 'What we keep',
        text: 'What you enter when you sign up, when and from where you log in, and what you play. Passwords are kept only as a hash that nobody can read.',
      },
      {
        heading: 'What for',
        text: 'To run your account, to keep it safe, and to answer you when you write to us. Nothing is sold, and nothing is used for advertising by others.',
      },
      {
        heading: 'Messages',
        text: 'We send codes by SMS and links by e-mail when you ask for them. The services that deliver them get your number or address and the message, and nothing else.',
      },
      {
        heading: 'Counting visits',
        text: 'If you agree, we count how often each page is opened on a day, without your name, address or device. You can change your mind at any time.',
      },
      {
        heading: 'This browser',
        text: 'Language, theme and your login are kept in your browser. Remember me keeps your user name for a day, and your password encrypted so that only this browser can use it.',
      },
      {
        heading: 'Your rights',
        text: 'Ask customer service what we keep of you, to correct it, or to delete your account with all of it.',
      },
    ],
  },
};
