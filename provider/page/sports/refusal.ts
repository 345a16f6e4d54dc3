import { CallFailed, failureOf } from '../shell/failure.ts';
import { refusalDetails } from './schema.ts';
import type { RefusalDetails } from './sportsContext.ts';

/** Why a call was refused, with what the provider says about it. */
export function refusalOf(error: unknown): RefusalDetails & { readonly code: string } {
  const said = refusalDetails.safeParse(error instanceof CallFailed ? error.body : null);
  const { changes = [], selections = [], offer = null, most = null } = said.success ? said.data : {};
  return { code: failureOf(error).code, changes, selections, offer, most };
}
