/** What was made of the same plain things before, or is made now. At most so many are kept: then all of them go. */
export function kept<Made>(all: Map<string, Made>, most: number, kind: readonly unknown[], make: () => Made): Made {
  const key = JSON.stringify(kind);
  const known = all.get(key);
  if (known !== undefined || all.has(key)) return known as Made;
  const made = make();
  if (all.size >= most) all.clear();
  all.set(key, made);
  return made;
}
