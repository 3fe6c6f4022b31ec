/** The title of a page and a sentence on what it holds. */
export function PageHeader({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="text-h2">{title}</h1>
      <p className="text-lead text-muted mt-3 text-pretty">{text}</p>
    </>
  );
}
