/**
 * The kerawang weave of Gayo and Alas: rope twist (puter tali), drifting cloud (emun berangkat) and
 * bamboo shoots (pucuk rebung), in the color of the text around it. At most one per screen.
 */
export function Weave({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`weave ${className}`} />;
}
