interface FileButtonProps {
  readonly name: string;
  readonly onFile: (file: File) => void;
}

/** Opens a capsule file, or a bug report that holds one. */
export function FileButton({ name, onFile }: FileButtonProps) {
  return (
    <label className="b">
      {name}
      <input
        type="file"
        className="vh"
        accept=".json,.html,application/json,text/html"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
