// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { type ParsedAmount, parseAmount } from '../../../src/machines/money/amount.ts';
import type { Language } from '../../../src/machines/site/locale/language.ts';
import { createTexts } from '../../../src/ui/copy/i18n.ts';
import { AmountField } from '../../../src/ui/money/AmountField.tsx';
import { dateText, dateTimeText, monthDayText } from '../../../src/ui/site/clock/timeText.ts';

afterEach(cleanup);
const texts = createTexts();
const speak = async (language: Language) => {
  await act(() => texts.show(language));
  await texts.add('centre');
};

/** A form with an amount, as a page keeps it. */
function Form({ start, onRead }: { readonly start: string; readonly onRead: (read: ParsedAmount) => void }) {
  const [typed, keep] = useState(start);
  const read = parseAmount(typed);
  onRead(read);
  return <AmountField label="amount" typed={read} tried value={typed} onChange={keep} />;
}

async function formIn(language: Language, start = '') {
  await speak(language);
  let last: ParsedAmount = { amount: 0 };
  render(
    <I18nextProvider i18n={texts.i18n}>
      <Form start={start} onRead={(read) => (last = read)} />
    </I18nextProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('amount');
  return {
    field,
    /** What is in the field, what was read, and what the field says of it. */
    type: (value: string) => {
      fireEvent.change(field, { target: { value } });
      const notes = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
      return [field.value, 'amount' in last ? last.amount : last.problem.kind, notes];
    },
  };
}

const P = 10_000;

describe('a typed amount', () => {
  it.each(['PT', 'VI'] as const)('in %s is read with a comma before its decimals', async (language) => {
    const { type } = await formIn(language);
    expect(type('1.000').slice(0, 2)).toEqual(['1.000', 1_000 * P]);
    expect(type('100,50').slice(0, 2)).toEqual(['100,50', 1_005_000]);
    expect(type('1.000,50').slice(0, 2)).toEqual(['1.000,50', 10_005_000]);
    expect(type('1,000.50').slice(0, 2)).toEqual(['1,000.50', 10_005_000]);
    expect(type('1,000').slice(0, 2)).toEqual(['1,000', 'ambiguous']);
  });

  it('is shown back where it has separators', async () => {
    const { type } = await formIn('PT');
    expect(type('1.000')).toEqual(['1.000', 1_000 * P, 'Isto é P 1,000.00.']);
    expect(type('1000')).toEqual(['1000', 1_000 * P, '']);
    expect(type('100,50')).toEqual(['100,50', 1_005_000, '']);
  });

  it('is refused, and stays, where it can be read two ways', async () => {
    const { type } = await formIn('EN');
    expect(type('1.000')).toEqual([
      '1.000',
      'ambiguous',
      'P 1,000.00 or P 1.00? Enter it without a thousands separator.',
    ]);
    expect(type('1,000')).toEqual(['1,000', 1_000 * P, 'That is P 1,000.00.']);
  });

  it.each([
    ['EN', '12.50'],
    ['VI', '12,50'],
  ] as const)('that is filled in is written as in %s', async (language, shown) => {
    expect((await formIn(language, '12.50')).field.value).toBe(shown);
  });
});

it('a date cannot be read as another day in Chinese and Japanese', async () => {
  const instant = Date.UTC(2026, 11, 3, 11, 42);
  const dates = async (language: Language) => {
    await speak(language);
    return [dateTimeText(instant), dateText('2026-12-03'), monthDayText(instant)];
  };
  const yearFirst = ['2026/12/03 19:42', '2026/12/03', '12/03'];
  const dayFirst = ['03/12/2026 19:42', '03/12/2026', '03/12'];
  expect(await dates('CN')).toEqual(yearFirst);
  expect(await dates('JA')).toEqual(yearFirst);
  expect(await dates('TH')).toEqual(dayFirst);
  expect(await dates('VI')).toEqual(dayFirst);
  expect(await dates('EN')).toEqual(dayFirst);
});
