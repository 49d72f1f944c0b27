"""The table on the screen: the board, what to do now, the moves, their effects, and the log."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from hideout.kit.values import Move
from hideout.terminal import look
from hideout.terminal.boards import Setting
from hideout.terminal.cards import CardsScreen
from hideout.terminal.help import HelpScreen
from hideout.terminal.history import History
from hideout.terminal.keys import Key, Keys
from hideout.terminal.ledger import LedgerScreen
from hideout.terminal.moves import MoveList, MoveOption
from hideout.terminal.sitting import Sitting

WIDE = 110
"""From how many columns on the log stands beside the board."""
ROOMY = 38
"""From how many lines on the pieces are drawn larger."""
LINES_FOR_MOVES = 15
"""What the moves and all around them need, where the log stands beside the board."""


class TableScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("l", "ledger", show=False),
        Binding("c", "cards", show=False),
        Binding("question_mark", "help", show=False),
        Binding("space", "hurry", show=False),
        Binding("n", "app.new_game", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._hurry = asyncio.Event()
        self._notice = ""

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            with Container(id="main"):
                yield Static(id="board")
                yield Static(id="status")
                with Container(id="choice"):
                    yield MoveList()
                    with VerticalScroll(id="effect", can_focus=False):
                        yield Static()
            yield History()
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        say = self.sitting.words.say
        self._arrange()
        self.query_one("#moves").border_title = say("Your moves")
        self.query_one("#effect").border_title = say("What it does")
        self.query_one("#history").border_title = say("What happened")
        self._show()
        self._let_bots_play()

    def on_resize(self) -> None:
        self._arrange()
        self._show_board()
        self.query_one(Keys).show(self._keys())

    @property
    def _is_log_beside(self) -> bool:
        """A crowded board needs the width that the log would take, if it cannot have the height."""
        is_tall = self.size.height >= ROOMY
        return self.size.width >= WIDE and (is_tall or not self.sitting.board.is_crowded)

    def _arrange(self) -> None:
        self.set_class(self._is_log_beside, "-log-beside")
        self.set_class(self.sitting.board.is_crowded, "-crowded")

    # What is shown

    def _show(self, notice: str = "") -> None:
        """Show the match as it is now."""
        sitting = self.sitting
        self._notice = notice
        moves = sitting.match.table.moves() if sitting.decides else []
        self.query_one(MoveList).show([(sitting.sentences.move(move), move) for move in moves])
        self._show_board()
        self._show_status()
        self._show_effect()
        self._show_history()
        self.query_one(Keys).show(self._keys())

    def _show_board(self) -> None:
        sitting = self.sitting
        setting = Setting(
            sitting.match.table.options, self.size.height >= ROOMY, self._lines_for_board()
        )
        picture = sitting.board.picture(sitting.view, sitting.sentences, setting)
        self.query_one("#board", Static).update(picture)

    def _lines_for_board(self) -> int:
        """Half of the screen; more where the log stands beside it, as long as moves have theirs."""
        half = self.size.height // 2
        return max(half, self.size.height - LINES_FOR_MOVES) if self._is_log_beside else half

    def _show_status(self) -> None:
        status = Text(self.sitting.sentences.prompt(self.sitting.view), style=look.LIT)
        if self._notice:
            status.append(f"\n{self._notice}", style=look.PAPER)
        self.query_one("#status", Static).update(status)

    def _show_effect(self) -> None:
        move = self.query_one(MoveList).move
        effect = "\n".join(self.sitting.preview(move)) if move else ""
        self.query_one("#effect Static", Static).update(Text(effect))

    def _show_history(self) -> None:
        match = self.sitting.match
        told = [self.sitting.tell(match.table.opening)]
        told += [self.sitting.tell_turn(turn) for turn in match.turns]
        self.query_one(History).show(told, len(self.sitting.fresh_turns()))

    def _keys(self) -> list[Key]:
        say = self.sitting.words.say
        keys: list[Key] = []
        if self.sitting.decides:
            keys.append(Key("Enter", say("Play")))
        elif not self.sitting.is_over:
            keys.append(Key("Space", say("Do not wait"), "screen.hurry"))
        elif self.sitting.another:
            keys.append(Key("n", say("New game"), "app.new_game"))
        cards: list[Key] = []
        if self.sitting.board.tells_cards:
            cards.append(Key("c", say("Cards"), "screen.cards"))
        return [
            *keys,
            Key("u", say("Take back"), "screen.undo"),
            Key("l", say("Ledger"), "screen.ledger"),
            *cards,
            Key("Tab", say("Log"), "app.focus_next", is_needed=False),
            Key("?", say("Help"), "screen.help"),
            Key("q", say("Quit"), "app.leave"),
        ]

    # What the person does

    def on_option_list_option_highlighted(self) -> None:
        self._show_effect()

    def on_option_list_option_selected(self, event: MoveList.OptionSelected) -> None:
        # A second Enter may come from a list that the first has already replaced.
        if isinstance(event.option, MoveOption) and event.option in event.option_list.options:
            with self._leaving_on_error():
                self._play(event.option.move)
                self._let_bots_play()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "0123456789":
            moves = self.query_one(MoveList)
            moves.focus()
            moves.jump(int(event.character))
            event.stop()

    def action_undo(self) -> None:
        sitting = self.sitting
        turn = sitting.undoable()
        if turn is None:
            self._notice = sitting.why_no_undo()
            self._show_status()
            return
        self.workers.cancel_node(self)
        with self._leaving_on_error():
            sitting.match.undo(turn.seat)
        taken_back = sitting.sentences.move(turn.move)
        self._show(notice=sitting.words.say("Taken back: {move}", move=taken_back))

    def action_ledger(self) -> None:
        self.app.push_screen(LedgerScreen(self.sitting))

    def action_cards(self) -> None:
        if self.sitting.board.tells_cards:
            self.app.push_screen(CardsScreen(self.sitting))

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self.sitting))

    def action_hurry(self) -> None:
        self._hurry.set()

    # What the bots do

    @work(exclusive=True)
    async def _let_bots_play(self) -> None:
        with self._leaving_on_error():
            while self.sitting.match.bot_to_act is not None:
                self._hurry.clear()
                # Undoing or leaving cancels this: what the bot still thinks is then for nothing.
                chosen, _ = await asyncio.gather(
                    asyncio.to_thread(self.sitting.match.bot_thought()), self._pause()
                )
                self._play(chosen.move, is_fallback=chosen.fault is not None)

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), self.sitting.pace)

    # What both do

    def _play(self, move: Move, *, is_fallback: bool = False) -> None:
        sitting = self.sitting
        sitting.match.play(move, is_fallback=is_fallback)
        if outcome := sitting.match.table.outcome():
            self._show(notice=sitting.sentences.outcome(outcome))
        elif undoable := sitting.undoable():
            move_back = sitting.sentences.move(undoable.move)
            self._show(notice=sitting.words.say("u takes back: {move}", move=move_back))
        else:
            self._show()
        self._show_ledger()

    @contextmanager
    def _leaving_on_error(self) -> Iterator[None]:
        """Hand an error to whoever started the app; Textual would print every hand with it."""
        try:
            yield
        except Exception as error:
            self.app.exit(error)

    def _show_ledger(self) -> None:
        """Keep an open ledger, or open cards, up to date; and open the ledger at the end."""
        screen = self.app.screen
        if isinstance(screen, LedgerScreen | CardsScreen):
            screen.show()
        if self.sitting.is_over and not isinstance(screen, LedgerScreen):
            self.action_ledger()
