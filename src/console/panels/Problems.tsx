import type { Parsed } from '../core/form.ts';

/** Validation problems of a form, each with its path. */
export function Problems({ id, parsed }: { readonly id?: string; readonly parsed: Parsed }) {
  return (
    <ul id={id} className="no">
      {!parsed.ok &&
        parsed.problems.map(({ path, sentence }) => (
          <li key={path.join('.')}>{path.length === 0 ? sentence : `${path.join('.')}: ${sentence}`}</li>
        ))}
    </ul>
  );
}
