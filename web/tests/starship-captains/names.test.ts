/** Names of technologies are printed as large as their cards allow. */
import { expect, it } from "vitest";
import { fit } from "../../src/games/starship-captains/tech/names";

it.each([
  ["Holodeck", ""],
  ["Robot etiquette course", "long"],
  ["Сверхаккумулятор", "long"],
  ["Пресс-секретарь", ""],
  ["Самоустанавливающаяся инструкция", "long endless"],
])("%s", (name, size) => {
  expect(fit(name)).toBe(size);
});
