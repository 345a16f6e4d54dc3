import type { ArticleText } from './helpText.ts';

/** Account, deposits, withdrawals and wallets, in English. */
export const moneyArticlesEn = {
  'open-account': {
    title: 'How do I open an account?',
    summary: 'Choose Register, fill in the form, and you are signed in. You have to be {age} or older.',
    words: 'register sign up new account username age',
    blocks: [
      {
        steps: [
          'Choose Register at the top of any page.',
          'Choose a username of {usernameMin} to {usernameMax} characters and a password of {passwordMin} to {passwordMax}.',
          'Add a friend’s code if you have one, read the terms, and agree to them.',
        ],
      },
      { text: 'A password that is easy to guess is refused.' },
      { link: 'Open an account', path: '/register' },
    ],
  },
  'log-in': {
    title: 'I cannot log in',
    summary: 'Check username and password. After {captchaAfter} wrong tries you also type the characters of a picture.',
    words: 'login sign in captcha wrong password locked',
    blocks: [
      { text: 'Capital letters do not matter in the username, but they do in the password.' },
      {
        text: 'After many wrong tries each next one has to wait a little. Nobody can lock you out of a device that you have used before.',
      },
      { text: 'You are logged out after {idle} without activity, and after {session} in any case.' },
      { link: 'Forgot password', path: '/login' },
    ],
  },
  'forgot-password': {
    title: 'I forgot my password',
    summary: 'Choose Forgot password in the login window. You get a link by email or a code by SMS.',
    words: 'reset recover lost password email sms link',
    blocks: [
      {
        steps: [
          'Choose Log in, then Forgot password.',
          'Type your username and choose email or mobile.',
          'Open the link, or type the code, and set a new password.',
        ],
      },
      {
        facts: [
          ['A link works for', 'linkLife'],
          ['A code works for', 'codeLife'],
        ],
      },
      { text: 'A new password ends the session on every device.' },
    ],
  },
  'sms-codes': {
    title: 'The SMS code does not come',
    summary: 'Wait a minute, check the number, and ask for a new code. A code works for {codeLife}.',
    words: 'otp code sms mobile phone number verification',
    blocks: [
      {
        steps: [
          'Check the country and the number: type it as you dial it at home.',
          'Ask for a new code when the countdown has ended. Only the newest one works.',
          'After {codeTries} wrong tries a code is used up.',
        ],
      },
      { text: 'We never ask for a code by phone or chat. Do not tell it to anybody.' },
    ],
  },
  devices: {
    title: 'Where am I logged in?',
    summary: 'The security centre lists every device. Log out one of them, or all others, with a click.',
    words: 'device session hacked security logout elsewhere',
    blocks: [
      { text: 'You can be logged in on {sessions} devices at a time; the oldest session gives way to a new one.' },
      { text: 'A login from a new device is told in your messages. If it was not you, change your password at once.' },
      { link: 'Security centre', path: '/member/securityCenter' },
    ],
  },
  'how-to-deposit': {
    title: 'How do I deposit?',
    summary: 'Choose Deposit, a method and an amount. You see the fee before you agree.',
    words: 'top up add money pay in bank transfer qr promptpay fee minimum',
    blocks: [
      { methods: 'in' },
      {
        steps: [
          'Open Deposit and choose a method.',
          'Type the amount. Fee and what you receive are shown at once.',
          'Pay as the next page says. The money is in your main wallet as soon as it is confirmed.',
        ],
      },
      { link: 'Deposit', path: '/member/depositv2' },
    ],
  },
  'deposit-missing': {
    title: 'I paid, but the money is not there',
    summary: 'Open the deposit and look at its steps. If it was paid and is not there, write to us with the receipt.',
    words: 'deposit pending not credited missing payment receipt slip',
    blocks: [
      {
        steps: [
          'Open Deposit and find it in the record.',
          'Check that the amount and the note that you sent are those on the page.',
          'Nothing after the usual time? Write to us and attach a picture of the receipt.',
        ],
      },
      { text: 'A payment that comes late is credited as well, as soon as it arrives.' },
    ],
  },
  'withdrawal-time': {
    title: 'How long does a withdrawal take?',
    summary: 'A person checks every withdrawal before it is paid. Below are the limits and what the last ones took.',
    words: 'payout waiting time how fast minimum maximum fee limit cash out',
    blocks: [
      { methods: 'out' },
      {
        facts: [
          ['Withdrawals a day', 'dailyWithdrawals'],
          ['Most in a day', 'dailyWithdrawn'],
        ],
      },
      { text: 'From {twoPeopleFrom} on, two people check it, so it takes longer.' },
      { text: 'After you reset your payment password, withdrawals wait for {withdrawalHold}.' },
    ],
  },
  'how-to-withdraw': {
    title: 'How do I withdraw?',
    summary: 'Choose Withdraw, an amount and a bank account, and confirm with your payment password.',
    words: 'cash out take money payout bank',
    blocks: [
      {
        steps: [
          'Set a payment password and add a bank account in your name, once.',
          'Choose Withdraw, the account and the amount. The fee is shown at once.',
          'Type your payment password. The amount is set aside until it is paid.',
        ],
      },
      { text: 'If a withdrawal is rejected or the bank refuses it, the whole amount returns to your main wallet.' },
      { link: 'Withdraw', path: '/member/withdraw' },
    ],
  },
  'confirm-receipt': {
    title: 'We ask whether the money has arrived',
    summary:
      'Say whether all, a part or nothing has arrived. Without an answer it counts as received after {autoReceipt}.',
    words: 'not received partly proof claim dispute confirm',
    blocks: [
      { text: 'If nothing has arrived, attach pictures, such as a statement of your bank. We look into it.' },
      {
        facts: [
          ['Time to answer', 'autoReceipt'],
          ['Time to object after that', 'dispute'],
        ],
      },
    ],
  },
  'bank-accounts': {
    title: 'Add or change a bank account',
    summary: 'You can keep {bankAccounts} accounts in your own name. Adding one needs the payment password.',
    words: 'bank account number holder change delete',
    blocks: [
      { text: 'The account number is encrypted. After adding it you only see its last digits.' },
      { text: 'To change an account, delete it and add the new one. A withdrawal under way keeps its account.' },
      { link: 'Withdraw', path: '/member/withdraw' },
    ],
  },
  'payment-password': {
    title: 'Payment password',
    summary:
      'Digits that you need for moving money out. After {paymentTries} wrong tries it is locked for {paymentLock}.',
    words: 'pin wallet code locked forgot payment',
    blocks: [
      { text: 'Set or change it in the security centre.' },
      {
        text: 'After a reset, withdrawals wait for {withdrawalHold}, so that a thief gains nothing by it. Deposits and games go on.',
      },
      { link: 'Security centre', path: '/member/securityCenter' },
    ],
  },
  wallets: {
    title: 'Where is my money?',
    summary: 'In the main wallet, in the wallets of some vendors, or set aside for a withdrawal.',
    words: 'balance wallet vendor transfer collect held',
    blocks: [
      { text: 'Your balance is the sum of all wallets. Money set aside for a withdrawal is shown apart.' },
      { text: 'Some vendors play from the main wallet, others have a wallet of their own. One click collects all.' },
      { link: 'My wallet', path: '/member/transferFund' },
    ],
  },
  'transfer-members': {
    title: 'Send money to an upline or downline',
    summary: 'Only to your direct upline or downline, with the payment password, up to {dailyLineTransfers} a day.',
    words: 'transfer upline downline agent send member',
    blocks: [
      { text: 'A transfer is done at once and cannot be taken back. Check the name before you confirm.' },
      { text: 'Who takes a break or has excluded themselves receives nothing.' },
    ],
  },
} as const satisfies Readonly<Record<string, ArticleText>>;
