/** What both ways of writing a body take: the editor, and the plain field that stands in for it. */
export type BodyFieldProps = {
  /** Plain text or HTML of the contract's subset. */
  value: string;
  onChange: (body: string) => void;
  isInvalid: boolean;
  /** Ids of the elements that name and describe the field. */
  labelId: string;
  describedBy: string;
  /** The field's name in its form, by which Mantine finds the input. */
  path: string | undefined;
};
