"""Rounds of Anansi as tensors, thousands at once.

Every card is one step, so all rounds with the same number of players run in lockstep: at step t everybody is in trick t // P, and
t % P players have acted in it. Only who that is differs. Suits are numbered by the place of their trump card from the left, which
settles the tie rule (of equals the lowest number) without loss: check.py renumbers the suits of the real rules the same way.

The net sees suits in an order of its own (trump, led suit or else the leftmost other, the third) and seats counted from its own.
Actions are numbered in that order too: 0..41 play, 42..83 recruit. games/anansi/net builds the same features from a view.
"""
import torch

CARDS, SUITS, VALUES = 42, 3, 14
ACTIONS = 2 * CARDS
INPUTS = 585
PADDED = 592  # a multiple of 16 is what matrix units like
SECRETS = 168  # the other hands, for the critic alone
BONUSES = (2, 4, 7)

HAND, OUT, ABOVE, BEATS, BEST, PLAYED = 0, 42, 84, 126, 168, 210
RECRUITED, VOIDS, TO_ACT, WINNING, RECRUITING = 378, 414, 426, 430, 434
BALANCE, LISTENERS, STORIES, OWN_LISTENERS, CARDS_LEFT = 438, 493, 498, 503, 512
SEATS, BONUS, ZERO_ZERO, AFTER, BEFORE, PLACES = 522, 525, 528, 529, 534, 539
DISPLAY, NEXT_TRUMP, NEXT_IF, NEED, LEFT, LED_TRUMP, OWN_VOID, OUT_VOID = 542, 545, 548, 557, 575, 578, 579, 582


def hand_size(seats):
    return 8 if seats == 5 else 10


def places_of(seats):
    return 2 if seats == 5 else 1


def steps_of(seats):
    return hand_size(seats) * seats


_fixed = {}


class Fixed:
    """Small tensors that never change, by device."""

    def __init__(self, device):
        at = lambda x, dtype=torch.int64: torch.as_tensor(x, device=device).to(dtype)
        self.three = at([0, 1, 2])
        self.fourteen = at(list(range(14)))
        self.others = at([1, 2, 3, 4], torch.int8).view(1, 4, 1)
        card = torch.arange(42)
        value = card % 14 + 1
        self.value = at(value)
        self.strength_plain = at(value + 16)
        self.heads = at((value >= 5).long() + (value >= 10).long())
        self.eye4 = at(4 * torch.eye(3).long())
        # out @ higher = how many of the out cards are of the same suit and higher
        same = (card[:, None] // 14) == (card[None, :] // 14)
        higher = (same & (card[:, None] > card[None, :])).float()
        self.higher = higher.to(device)
        self.higher_half = higher.to(device).to(torch.bfloat16) if torch.device(device).type == 'cuda' else self.higher
        scale = torch.ones(PADDED)
        for at_, size in ((ABOVE, 42), (LISTENERS, 5), (STORIES, 5), (DISPLAY, 3)):
            scale[at_:at_ + size] = 0.25
        scale[INPUTS:] = 0
        self.scale = scale.to(device)
        self.bonuses = at(BONUSES)
        self.templates = {}
        self.device = device

    def template(self, seats, trick, pos):
        """What all rounds have in common at one step."""
        key = (seats, trick, pos)
        if key not in self.templates:
            row = torch.zeros(PADDED, dtype=torch.uint8)
            after = seats - 1 - pos
            row[TO_ACT:TO_ACT + after] = 1
            row[CARDS_LEFT + hand_size(seats) - trick - 1] = 1
            row[SEATS + seats - 3] = 1
            row[AFTER + after] = 1
            row[BEFORE + pos] = 1
            self.templates[key] = row.to(self.device)
        return self.templates[key]


def fixed(device):
    key = str(device)
    if key not in _fixed:
        _fixed[key] = Fixed(device)
    return _fixed[key]


class Rounds:
    """A batch of rounds. `look` first, then `legal` and `features`, then `step`."""

    def __init__(self, seats, holder, display, leader, bonus, zero_zero):
        n, device = holder.shape[0], holder.device
        self.seats, self.n, self.device, self.fixed = seats, n, device, fixed(device)
        self.t = 0
        self.holder = holder  # int8 [n, 42]: who holds the card, -1 nobody
        self.player = torch.full((n, CARDS), -1, dtype=torch.int8, device=device)  # who played it to a trick
        self.display = display  # int64 [n, 3]
        self.bonus, self.zero_zero = bonus, zero_zero  # int64 [n] of 2, 4, 7; int64 [n] of 0, 1
        self.bonus_place = (bonus > 2).long() + (bonus > 4).long()
        self.leader = leader  # int64 [n]
        zeros = lambda *shape: torch.zeros(*shape, dtype=torch.int64, device=device)
        self.listeners, self.stories = zeros(n, 5), zeros(n, 5)
        self.recruited = torch.zeros(n, 45, dtype=torch.uint8, device=device)  # seat, suit, heads
        self.voids = torch.zeros(n, 15, dtype=torch.uint8, device=device)  # seat, suit
        self.trump = self._leading(display)
        self._begin_trick()

    @staticmethod
    def deal(n, seats, device, p_zero_zero=0.9):
        hand = hand_size(seats)
        # By place in a shuffled deck: two under the trump cards, the hands, the rest open.
        place = torch.rand(n, CARDS, device=device).argsort(1)
        where = torch.full((CARDS,), -2, dtype=torch.int8)
        where[:2] = -1
        for seat in range(seats):
            where[2 + seat * hand:2 + (seat + 1) * hand] = seat
        key = ('deal', seats)
        known = fixed(device).templates
        if key not in known:
            known[key] = where.to(device)
        where = known[key][place]
        display = (where == -1).view(n, SUITS, VALUES).sum(2)
        holder = where.clamp(min=-1)
        leader = (torch.rand(n, device=device) * seats).long().clamp(max=seats - 1)
        bonus = fixed(device).bonuses[(torch.rand(n, device=device) * 3).long().clamp(max=2)]
        zero_zero = (torch.rand(n, device=device) < p_zero_zero).long()
        return Rounds(seats, holder, display, leader, bonus, zero_zero)

    def repeated(self, times):
        """The same deals so many times over, one after the other (only before the first step)."""
        again = lambda x: x.repeat((times,) + (1,) * (x.dim() - 1))
        return Rounds(self.seats, again(self.holder), again(self.display), again(self.leader), again(self.bonus), again(self.zero_zero))

    @staticmethod
    def _leading(display):
        """Most cards; of equals the furthest left."""
        return (display * 4 + torch.tensor([2, 1, 0], device=display.device) if display.device.type == 'cpu'
                else display * 4 + (2 - fixed(display.device).three)).argmax(1)

    def _begin_trick(self):
        n, device = self.n, self.device
        self.led = torch.zeros(n, dtype=torch.int64, device=device)
        self.best = torch.zeros(n, dtype=torch.int64, device=device)
        self.best_card = torch.zeros(n, dtype=torch.int64, device=device)
        self.best_seat = torch.zeros(n, dtype=torch.int64, device=device)
        self.recruiters = torch.zeros(n, dtype=torch.int64, device=device)
        self.pending = torch.zeros(n, SUITS, dtype=torch.int64, device=device)
        self.recruiting = torch.zeros(n, 5, dtype=torch.uint8, device=device)

    @property
    def over(self):
        return self.t >= steps_of(self.seats)

    def look(self):
        """Takes the place of the seat in turn: its number, its order of the suits, its hand."""
        n, P, fx = self.n, self.seats, self.fixed
        self.pos = self.t % P
        self.trick = self.t // P
        self.me = (self.leader + self.pos) % P
        a = self.trump
        leftmost = (a == 0).long()
        b = leftmost if self.pos == 0 else torch.where(self.led == a, leftmost, self.led)
        self.suits = torch.stack((a, b, 3 - a - b), 1)
        self.idx = (self.suits.unsqueeze(2) * VALUES + fx.fourteen).view(n, CARDS)
        self.away = self._away(self.holder)
        self.hand = self.away == 0
        self.has = self.hand.view(n, SUITS, VALUES).any(2)

    def _away(self, who):
        """Whose card it is, counted from the own seat, in the own order of suits; 9 = nobody's."""
        who = who.gather(1, self.idx)
        away = who - self.me.to(torch.int8).unsqueeze(1)
        away = torch.where(away < 0, away + self.seats, away)
        return torch.where(who < 0, torch.full_like(away, 9), away)

    def legal(self):
        """bool [n, 84]"""
        n, fx, hand = self.n, self.fixed, self.hand
        if self.pos == 0:
            return torch.cat((hand, torch.zeros_like(hand)), 1)
        led = (self.led != self.trump).long()  # in the own order it is the first or the second
        has_led = self.has.gather(1, led.unsqueeze(1)).squeeze(1)
        suit = torch.where(has_led, led, torch.zeros_like(led))
        free = ~(has_led | self.has[:, 0])
        allowed = (suit.unsqueeze(1) == fx.three) | free.unsqueeze(1)
        plays = (hand.view(n, SUITS, VALUES) & allowed.unsqueeze(2)).view(n, CARDS)
        recruits = hand & (self.recruiters < places_of(self.seats)).unsqueeze(1)
        return torch.cat((plays, recruits), 1)

    def features(self):
        """uint8 [n, PADDED] of what the seat in turn may know."""
        n, P, fx, pos, suits = self.n, self.seats, self.fixed, self.pos, self.suits
        row = fx.template(P, self.trick, pos).expand(n, PADDED).clone()
        out = (self.away >= 1) & (self.away <= 4)
        row[:, HAND:HAND + CARDS] = self.hand
        row[:, OUT:OUT + CARDS] = out
        self.out = out
        self.above = out.to(fx.higher_half.dtype) @ fx.higher_half
        row[:, ABOVE:ABOVE + CARDS] = (self.above * self.hand).to(torch.uint8)
        # Strength if played now: trump (first suit) above the led suit above the rest.
        if pos == 0:
            row[:, BEATS:BEATS + CARDS] = self.hand
        else:
            led = (self.led != self.trump).long()
            plain = (led.unsqueeze(1) == fx.three).repeat_interleave(VALUES, 1) * fx.strength_plain
            plain[:, :VALUES] = fx.value[:VALUES] + 32
            row[:, BEATS:BEATS + CARDS] = self.hand & (plain > self.best.unsqueeze(1))
        played = self._away(self.player)
        row[:, PLAYED:PLAYED + 4 * CARDS] = (played.unsqueeze(1) == fx.others).view(n, 4 * CARDS)

        seat = (self.me.unsqueeze(1) + torch.arange(P, device=self.device)) % P  # [n, P], from the own one
        other = seat[:, 1:]
        at = (other.view(n, P - 1, 1, 1) * 9 + suits.view(n, 1, 3, 1) * 3 + fx.three).view(n, (P - 1) * 9)
        row[:, RECRUITED:RECRUITED + (P - 1) * 9] = self.recruited.gather(1, at)
        at = (other.unsqueeze(2) * 3 + suits.unsqueeze(1)).view(n, (P - 1) * 3)
        row[:, VOIDS:VOIDS + (P - 1) * 3] = self.voids.gather(1, at)
        if pos > 0:
            row[:, RECRUITING:RECRUITING + P - 1] = self.recruiting.gather(1, other)
        listeners, stories = self.listeners.gather(1, seat), self.stories.gather(1, seat)
        row[:, LISTENERS:LISTENERS + P] = listeners.to(torch.uint8)
        row[:, STORIES:STORIES + P] = stories.to(torch.uint8)
        row[:, ZERO_ZERO] = self.zero_zero.to(torch.uint8)

        counts = (self.display + self.pending).gather(1, suits)
        key = counts * 4 + 2 - suits
        following = key.argmax(1, keepdim=True)
        if_recruits = (key.unsqueeze(1) + fx.eye4).argmax(2)  # [n, 3]
        row[:, DISPLAY:DISPLAY + 3] = counts.to(torch.uint8)
        need = counts.gather(1, following) - counts + (suits.gather(1, following) < suits)
        need = torch.where(fx.three == following, torch.zeros_like(need), need).clamp(0, 5)
        row[:, LEFT] = suits[:, 0] < suits[:, 1]
        row[:, LEFT + 1] = suits[:, 0] < suits[:, 2]
        row[:, LEFT + 2] = suits[:, 1] < suits[:, 2]
        row[:, OWN_VOID:OWN_VOID + 3] = ~self.has
        row[:, OUT_VOID:OUT_VOID + 3] = ~out.view(n, SUITS, VALUES).any(2)

        ones = [
            (listeners - stories).clamp(-5, 5) + (torch.arange(P, device=self.device) * 11 + BALANCE + 5),
            (listeners[:, :1]).clamp(max=8) + OWN_LISTENERS,
            self.bonus_place.unsqueeze(1) + BONUS,
            (places_of(P) - self.recruiters).unsqueeze(1) + PLACES,
            following + NEXT_TRUMP,
            if_recruits + (fx.three * 3 + NEXT_IF),
            need + (fx.three * 6 + NEED),
        ]
        if pos > 0:
            row[:, LED_TRUMP] = self.led == self.trump
            suit = self.best_card // VALUES
            seen = (suit == suits[:, 1]).long() + 2 * (suit == suits[:, 2]).long()
            ones.append((seen * VALUES + self.best_card % VALUES + BEST).unsqueeze(1))
            ones.append(((self.best_seat - self.me) % P + (WINNING - 1)).unsqueeze(1))
        row.scatter_(1, torch.cat(ones, 1), 1)
        return row

    def secrets(self):
        """uint8 [n, 168]: the hands of the next four seats, in the own order of suits. For the critic alone."""
        return (self.away.unsqueeze(1) == self.fixed.others).view(self.n, SECRETS).to(torch.uint8)

    def card_of(self, action):
        return self.idx.gather(1, (action % CARDS).unsqueeze(1)).squeeze(1)

    def step(self, action):
        """Every round's seat in turn does this (int64 [n], legal)."""
        n, P, fx = self.n, self.seats, self.fixed
        card = self.card_of(action)
        recruits = action >= CARDS
        suit = card // VALUES
        value = card % VALUES + 1
        column = card.unsqueeze(1)
        me = self.me
        self.holder.scatter_(1, column, -1)
        self.player.scatter_(1, column, torch.where(recruits, torch.full_like(me, -1), me).to(torch.int8).unsqueeze(1))
        if self.pos == 0:
            self.led = suit
            self.best = value + 16 + 16 * (suit == self.trump).long()
            self.best_card = card
            self.best_seat = me
        else:
            follows, trumps = suit == self.led, suit == self.trump
            strength = torch.where(trumps, value + 32, torch.where(follows, value + 16, torch.zeros_like(value)))
            better = ~recruits & (strength > self.best)
            self.best = torch.where(better, strength, self.best)
            self.best_card = torch.where(better, card, self.best_card)
            self.best_seat = torch.where(better, me, self.best_seat)
            heads = fx.heads[card] * recruits
            self.listeners.scatter_add_(1, me.unsqueeze(1), heads.unsqueeze(1))
            self.recruiters = self.recruiters + recruits
            self.pending.scatter_add_(1, suit.unsqueeze(1), recruits.long().unsqueeze(1))
            one = recruits.to(torch.uint8).unsqueeze(1)
            self.recruiting.scatter_add_(1, me.unsqueeze(1), one)
            self.recruited.scatter_add_(1, (me * 9 + suit * 3 + heads).unsqueeze(1), one)
            # Not followed: none of the led suit. Not trumped either: no trump.
            shows = ~recruits & ~follows
            at = torch.stack((me * 3 + self.led, me * 3 + self.trump), 1)
            self.voids = self.voids.scatter_add(1, at[:, :1], shows.to(torch.uint8).unsqueeze(1))
            self.voids = self.voids.scatter_add(1, at[:, 1:], (shows & ~trumps).to(torch.uint8).unsqueeze(1)).clamp(max=1)
        if self.pos == P - 1:
            winner = self.best_seat
            self.stories.scatter_add_(1, winner.unsqueeze(1), torch.ones_like(winner).unsqueeze(1))
            self.display = self.display + self.pending
            self.trump = self._leading(self.display)
            self.leader = winner
            self._begin_trick()
        self.t += 1

    def points(self):
        """int64 [n, P]: what the round is worth to each seat as it stands."""
        F, T = self.listeners[:, :self.seats], self.stories[:, :self.seats]
        exact = (F == T) & ((T > 0) | (self.zero_zero.unsqueeze(1) == 1))
        return torch.where(F > T, torch.zeros_like(F), F) + exact * self.bonus.unsqueeze(1)

    def aims(self, share):
        """float [n, P]: own points less a share of the mean of the others."""
        points = self.points().float()
        return points - share * (points.sum(1, keepdim=True) - points) / (self.seats - 1)
