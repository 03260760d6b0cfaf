/** Names of technologies are printed as large as their cards allow. */
import { expect, it } from "vitest";
import { fit, syllables } from "../../src/games/starship-captains/tech/names";

it.each([
  ["Holodeck", ""],
  ["Robot etiquette course", "long"],
  ["Сверхаккумулятор", "long"],
  ["Пресс-секретарь", ""],
  ["Самоустанавливающаяся инструкция", "long endless"],
])("%s", (name, size) => {
  expect(fit(name)).toBe(size);
});

it.each([
  ["Hyper-lockers", "Hyper-lockers"],
  ["Гипершкафчики", "Гипер-шкаф-чики"],
  ["Список разыскиваемых", "Список разыс-ки-вае-мых"],
  ["Дипломатическая почта", "Дипло-ма-ти-чес-кая почта"],
  ["Nieproporcjonalna odpowiedź", "Nie-pro-por-cjo-nalna odpowiedź"],
  ["Załoga gwiazdomarzycieli", "Załoga gwiaz-do-ma-rzy-cieli"],
])("%s has its hyphens between syllables", (name, parts) => {
  expect(syllables(name).replaceAll("\u00AD", "-")).toBe(parts);
});
