// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { AuditRow } from '../../../../src/api/contract/desk/desk.ts';
import { deskTexts } from '../../../../src/ui/copy/deskTexts.ts';
import { changesOf } from '../../../../src/ui/desk/desk/changesOf.ts';

const DAY_START = 1_795_795_200_000;
const row = (after: AuditRow['after'], before: AuditRow['before'] = {}): AuditRow => ({
  ...{ id: '1', seq: 1, at: DAY_START, operator: 'desk1', act: 'newsSaved', subject: 'n1', remark: '' },
  before,
  after,
});

it('names what was changed, with times, rates and both languages, in the language of the operator', async () => {
  await deskTexts.show('EN');
  const { t } = deskTexts.i18n;
  const { title, endsAt } = { title: { EN: 'Night market', TH: 'ตลาดกลางคืน' }, endsAt: DAY_START };
  expect(changesOf(t, row({ title, published: true, endsAt, rate: 6_000, failures: 2 }, { rate: 5_000 }))).toEqual([
    'Title: EN: Night market, TH: ตลาดกลางคืน',
    'Published: On',
    'Until: 28/11/2026 00:00:00',
    'Rebate rate: 0.5% → 0.6%',
    'Failed sign-ins before: 2',
  ]);
  expect(changesOf(t, row({ content: 'x'.repeat(200), mutedUntil: null }, { mutedUntil: 1 }))[0]).toBe(
    `Text of the article: ${'x'.repeat(160)}…`,
  );
  const share = { kind: 'share' };
  expect(changesOf(t, row({ ...share, value: 62_500, madeBy: 'desk2' }, { ...share, value: 50_000 }))).toEqual([
    'Value: 5 % → 6.25 %',
    'Requested by: desk2',
  ]);
  const need = { kind: 'need' };
  expect(changesOf(t, row({ ...need, value: 'off' }, { ...need, value: 'optional' }))).toEqual([
    'Value: Optional → Not asked',
  ]);
  await deskTexts.show('TH');
  expect(changesOf(t, row({ failures: 0 }))).toEqual(['เข้าสู่ระบบไม่สำเร็จก่อนหน้า: 0']);
  await deskTexts.show('EN');
});
