/**
 * The CSS styles of the `type` of an `ol`, which are its classes as well: a style sheet cannot tell `a` from `A` in this
 * attribute (https://html.spec.whatwg.org/multipage/semantics-other.html#case-sensitivity-of-selectors).
 */
export const listStyles: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
