/** Playing: a card stands upright and goes to the trick. */
export function Upright() {
  return (
    <svg className="ana-gesture" viewBox="0 0 40 40" aria-hidden="true">
      <rect x="12" y="14" width="16" height="23" rx="3" />
      <path d="M20 11V2M15 6l5-5l5 5" />
    </svg>
  );
}

/** Recruiting: a card lies on its side and goes under the trump cards. */
export function Sideways() {
  return (
    <svg className="ana-gesture" viewBox="0 0 40 40" aria-hidden="true">
      <rect x="4" y="20" width="24" height="16" rx="3" />
      <path d="M34 26V14a5 5 0 0 0-5-5h-9M24 4l-5 5l5 5" />
    </svg>
  );
}
