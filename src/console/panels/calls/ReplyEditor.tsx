import { useId, useState } from 'react';
import { takeFocus } from '../takeFocus.ts';

/** Editor of a held reply. Invalid JSON is allowed. */
export function ReplyEditor({
  text,
  onSend,
  onCancel,
}: {
  readonly text: string;
  /** `isKept`: every reply of this call is to be replaced, also after a reload. */
  readonly onSend: (text: string, isKept: boolean) => void;
  readonly onCancel: () => void;
}) {
  const [edited, setEdited] = useState(text);
  const [isKept, keep] = useState(false);
  const note = useId();
  return (
    <form
      className="edit"
      aria-label="Edit reply"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(edited, isKept);
      }}
    >
      <textarea
        ref={takeFocus}
        aria-label="Reply"
        aria-describedby={note}
        rows={12}
        spellCheck={false}
        value={edited}
        onChange={(event) => setEdited(event.target.value)}
      />
      <p id={note} className="say" role="status">
        {isJson(edited) ? 'Masked secrets keep their value.' : 'Not JSON. The site receives it unchanged.'}
      </p>
      <label className="say">
        <input type="checkbox" checked={isKept} onChange={({ target }) => keep(target.checked)} /> For every reply of
        this call, also after a reload
      </label>
      <div className="btns">
        <button type="submit" className="b go">
          Send to the site
        </button>
        <button type="button" className="b l" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
