import type { TFunction } from 'i18next';
import { percentText, type TermProblem } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { amountProblemText } from '../../money/AmountField.tsx';

/** What is wrong with a typed term, such as a rate. */
export function termProblemText(t: TFunction, problem: TermProblem): string {
  switch (problem.kind) {
    case 'below':
      return t('offer_problem_below', { least: percentText(problem.least) });
    case 'above':
      return t('offer_problem_above', { most: percentText(problem.most) });
    case 'ambiguous':
      return amountProblemText(t, problem);
    default:
      return t(`offer_problem_${problem.kind}`);
  }
}
